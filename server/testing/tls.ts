import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate of localhost, signed by itself, and its key. They open nothing: tests alone know them. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUfZv44gO6dtfnik7ZekLg4sadfDUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjIwMDYwM1oYDzIxMjYxMDI5
MjAwNjAzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASvmbeO1z588wVWlE5Zqz/ibObXmkrdayxiHPqVFE04FftLh1LLsPC2
B8rxqZkJqt0bY5fC3feox/NEmzSR+qHVo28wbTAdBgNVHQ4EFgQUFZPcgFFjTzhP
0ZeGEahQ4NwDr0wwHwYDVR0jBBgwFoAUFZPcgFFjTzhP0ZeGEahQ4NwDr0wwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAMjnurIdnfWU7T7m9cLJS87MgkDuonZH3v4PKhfZZwHZAiBY
8ne4B+Le1dad6DkyAxX7YvvsIIWg5tMZpEPK30zhuA==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg01Xd7e7JsLDAj8ET
Skp8v8tQ7/KshwHatIznUHxPIL2hRANCAASvmbeO1z588wVWlE5Zqz/ibObXmkrd
ayxiHPqVFE04FftLh1LLsPC2B8rxqZkJqt0bY5fC3feox/NEmzSR+qHV
-----END PRIVATE KEY-----
`;

/** Another one of the same name, as after a renewal. */
export const RENEWED = {
  certificate: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUTdFTMEOK187iNZ/Mcp2GPKOCDuYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA3MzAyM1oYDzIxMjYxMTAz
MDczMDIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARgpnAJaZdI8klFzqW65KpXubcrurXPCaaqQDa9R8ENa47IBEHOABZM
7Zrk6bMdyQ5cSHpQlelPYnLlwtLINqBso28wbTAdBgNVHQ4EFgQUnTfnvCO4E38+
491Pg0wN6cAqW0AwHwYDVR0jBBgwFoAUnTfnvCO4E38+491Pg0wN6cAqW0AwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgYtLwIlEzs+lHzRnPVpdvUOW6rWnScFg3NCVvLE0FF58CIQCp
kQIqbKpOTFWdstFkLOux6O0o4baa3eVPdZZflLokgg==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdJAodwOIS2QBSp/9
8zhcqfimZDd33L/T8VQoRvA/QkihRANCAARgpnAJaZdI8klFzqW65KpXubcrurXP
CaaqQDa9R8ENa47IBEHOABZM7Zrk6bMdyQ5cSHpQlelPYnLlwtLINqBs
-----END PRIVATE KEY-----
`,
};

/** Writes both into a folder. @returns the configuration of a server that ends TLS by itself with them */
export function tlsIn(folder: string): { TLS_CERT_FILE: string; TLS_KEY_FILE: string } {
  const files = { TLS_CERT_FILE: join(folder, 'tls-cert.pem'), TLS_KEY_FILE: join(folder, 'tls-key.pem') };
  writeFileSync(files.TLS_CERT_FILE, CERTIFICATE);
  writeFileSync(files.TLS_KEY_FILE, KEY);
  return files;
}
