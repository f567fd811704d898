import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes are drawn for this many ids at once: a draw for each costs more than the rest of making an id. */
const DRAWN_IDS = 256;
const BYTES = 16;

const pool = new Uint8Array(DRAWN_IDS * BYTES);
let used = pool.length;
let moment = 0;
let sequence = 0;

/**
 * A new id: UUIDv7 (RFC 9562), so that ids sort by the time they were made. Ids of one millisecond count up from a
 * random start (6.2, method 1). If the clock goes back, ids keep the last time and continue to count.
 */
export function newId(): string {
  const random = draw();
  const now = Date.now();
  if (now > moment) {
    moment = now;
    sequence = startOf(random);
  } else {
    sequence += 1;
  }
  return v7({ random, msecs: moment, seq: sequence });
}

function draw(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

/** A start value that leaves at least half of the counter's 32 bits for counting. */
function startOf(random: Uint8Array): number {
  return (((random[6] as number) & 0x7f) << 24) | ((random[7] as number) << 16) | ((random[8] as number) << 8);
}
