import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, to the minute unless said otherwise: "il y a 2 minutes" must not stay so all evening. */
export function useMaintenant(periodeMs = MINUTE_MS): Date {
  const [maintenant, setMaintenant] = useState(() => new Date());
  useEffect(() => {
    const minuterie = setInterval(() => setMaintenant(new Date()), periodeMs);
    return () => clearInterval(minuterie);
  }, [periodeMs]);
  return maintenant;
}
