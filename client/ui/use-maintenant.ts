import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, to the minute: "il y a 2 minutes" must not stay so all evening. */
export function useMaintenant(): Date {
  const [maintenant, setMaintenant] = useState(() => new Date());
  useEffect(() => {
    const minuterie = setInterval(() => setMaintenant(new Date()), MINUTE_MS);
    return () => clearInterval(minuterie);
  }, []);
  return maintenant;
}
