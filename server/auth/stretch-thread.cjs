/** A thread that stretches secrets, one after the other. On Linux the system serves it after all that is awake. */
const { scryptSync } = require('node:crypto');
const { readlinkSync } = require('node:fs');
const { constants, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');

/** On Linux a thread has a priority of its own; elsewhere it would be that of the whole process. */
function comeLast() {
  const [, , id] = readlinkSync('/proc/thread-self').split('/');
  setPriority(Number(id), constants.priority.PRIORITY_LOW);
}

if (process.platform === 'linux') comeLast();
parentPort.on('message', ({ secret, salt, length, cost }) => {
  parentPort.postMessage(scryptSync(secret, salt, length, cost));
});
