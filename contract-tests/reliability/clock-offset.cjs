// Loaded before a server by `node --require`: its process has the clock that its parent says, which runs or stands.

const machineNow = Date.now;
let now = machineNow;

Date.now = () => now();
globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [target.now()] : words, made),
});

process.on('message', ({ clock }) => {
  if (clock === undefined) return;
  const offset = clock.time - machineNow();
  now = clock.stands ? () => clock.time : () => machineNow() + offset;
  process.send({ clock });
});
// This keeps nobody waiting for the end of the process.
process.channel?.unref();
