/** Dates as people read them: "il y a 2 heures" (plateforme §2 "Profile"), and the clock that keeps such texts true. */
import { type ReactElement, useEffect, useState } from "react";

const MINUTE_MS = 60_000;
const MINUTES_PAR_HEURE = 60;
const HEURES_PAR_JOUR = 24;

const dire = (nombre: number, unite: string, pluriel = `${unite}s`): string =>
  `il y a ${String(nombre)}\u00A0${nombre > 1 ? pluriel : unite}`;

/** Whole months of the calendar between two dates, 0 or more. */
function moisEntre(avant: Date, apres: Date): number {
  const mois =
    (apres.getUTCFullYear() - avant.getUTCFullYear()) * 12 +
    apres.getUTCMonth() -
    avant.getUTCMonth();
  const anniversaire = new Date(avant);
  anniversaire.setUTCFullYear(apres.getUTCFullYear(), apres.getUTCMonth());
  return anniversaire > apres ? mois - 1 : mois;
}

/**
 * How long ago an event was, rounded down: "il y a 2 heures". An event less than a minute old is "à l’instant", and so is
 * one in the future, because the server's clock may be ahead of this one. Pure.
 * @param iso date of the event, ISO 8601
 */
export function direDateRelative(iso: string, maintenant: Date): string {
  const date = new Date(iso);
  const minutes = Math.floor((maintenant.getTime() - date.getTime()) / MINUTE_MS);
  if (!(minutes >= 1)) return "à l’instant";
  if (minutes < MINUTES_PAR_HEURE) return dire(minutes, "minute");
  const heures = Math.floor(minutes / MINUTES_PAR_HEURE);
  if (heures < HEURES_PAR_JOUR) return dire(heures, "heure");
  const mois = moisEntre(date, maintenant);
  if (mois < 1) return dire(Math.floor(heures / HEURES_PAR_JOUR), "jour");
  if (mois < 12) return dire(mois, "mois", "mois");
  return dire(Math.floor(mois / 12), "an");
}

const COMPLETE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeStyle: "short" });

/** The whole date, in words and where the reader is: "samedi 21 juin 2025 à 23:04". */
export const direDateComplete = (iso: string): string => COMPLETE.format(new Date(iso));

interface Props {
  readonly iso: string;
  readonly maintenant: Date;
}

/** A relative date, with the whole date as its tooltip. */
export function DateRelativeAffichee({ iso, maintenant }: Props): ReactElement {
  return (
    <time dateTime={iso} title={direDateComplete(iso)}>
      {direDateRelative(iso, maintenant)}
    </time>
  );
}

/** The current time, renewed every `periodeMs` (default one minute) so that a relative date on screen stays true. */
export function useNow(periodeMs = MINUTE_MS): Date {
  const [maintenant, setMaintenant] = useState(() => new Date());
  useEffect(() => {
    const minuterie = setInterval(() => setMaintenant(new Date()), periodeMs);
    return () => clearInterval(minuterie);
  }, [periodeMs]);
  return maintenant;
}
