/**
 * The time zone that the shops of a country go by; a large country has one here. Intl knows countries by two letters
 * alone.
 */
const ZONES: Readonly<Record<string, string>> = {
  ARG: 'America/Argentina/Buenos_Aires',
  BLZ: 'America/Belize',
  BOL: 'America/La_Paz',
  BRA: 'America/Sao_Paulo',
  CAN: 'America/Toronto',
  CHL: 'America/Santiago',
  CHN: 'Asia/Shanghai',
  COL: 'America/Bogota',
  CRI: 'America/Costa_Rica',
  CUB: 'America/Havana',
  DEU: 'Europe/Berlin',
  DOM: 'America/Santo_Domingo',
  ECU: 'America/Guayaquil',
  ESP: 'Europe/Madrid',
  FRA: 'Europe/Paris',
  GBR: 'Europe/London',
  GTM: 'America/Guatemala',
  GUY: 'America/Guyana',
  HND: 'America/Tegucigalpa',
  HTI: 'America/Port-au-Prince',
  ITA: 'Europe/Rome',
  JAM: 'America/Jamaica',
  JPN: 'Asia/Tokyo',
  MEX: 'America/Mexico_City',
  NIC: 'America/Managua',
  PAN: 'America/Panama',
  PER: 'America/Lima',
  PRI: 'America/Puerto_Rico',
  PRT: 'Europe/Lisbon',
  PRY: 'America/Asuncion',
  SLV: 'America/El_Salvador',
  SUR: 'America/Paramaribo',
  TTO: 'America/Port_of_Spain',
  URY: 'America/Montevideo',
  USA: 'America/New_York',
  VEN: 'America/Caracas',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a time zone. To make one takes a hundred times as long as to use it, so each is made once. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format;
}

/** A time as a terminal in a country would print it, without its zone; in UTC if the country is not known. */
export function localDateTime(country: string, now: number): string {
  const zone = ZONES[country] ?? 'UTC';
  return formatIn(zone).format(now).replace(' ', 'T');
}

/**
 * Milliseconds by which the clocks of a country were moved forward between two times; negative if they were moved back.
 */
export function putForward(country: string, from: number, to: number): number {
  return offsetAt(country, to) - offsetAt(country, from);
}

/** Milliseconds by which the clocks of a country are ahead of UTC at a moment. */
function offsetAt(country: string, now: number): number {
  const second = Math.floor(now / 1000) * 1000;
  return Date.parse(`${localDateTime(country, second)}Z`) - second;
}
