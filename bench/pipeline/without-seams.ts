/**
 * The same server with nothing in the way of requests that a request log or traces could be joined to: see
 * `strip-seams.ts`.
 */

import './strip-seams';
import './contrato';
