/** The time zone that the shops of a country go by; a large country has one here. */
const ZONES: Readonly<Record<string, string>> = {
  ARG: 'America/Argentina/Buenos_Aires',
  BOL: 'America/La_Paz',
  BRA: 'America/Sao_Paulo',
  CAN: 'America/Toronto',
  CHL: 'America/Santiago',
  COL: 'America/Bogota',
  ESP: 'Europe/Madrid',
  FRA: 'Europe/Paris',
  GBR: 'Europe/London',
  MEX: 'America/Mexico_City',
  PER: 'America/Lima',
  PRY: 'America/Asuncion',
  URY: 'America/Montevideo',
  USA: 'America/New_York',
};

/** A moment as a terminal in a country would print it, without its zone; in UTC where the country is not known. */
export function localDateTime(country: string, now: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONES[country] ?? 'UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(now).replace(' ', 'T');
}
