// Loaded before a process by `node --require`: the process that listens at MACHINE_CLOCK moves its machine's clock.

const { stat } = require('node:fs/promises');
const { connect } = require('node:net');

const machineNow = Date.now;
let offset = 0;

Date.now = () => machineNow() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [target.now()] : words, made),
});

// What a file system says is of this clock as well.
require('node:fs/promises').stat = async (...words) => {
  const found = await stat(...words);
  const mtimeMs = found.mtimeMs + offset;
  return Object.assign(found, { mtimeMs, mtime: new Date(mtimeMs) });
};

// npm is a process of Node as well; its clock is nobody's concern.
if (/contrato\.(cjs|js|ts)$/.test(process.argv[1] ?? '')) {
  const socket = connect(process.env.MACHINE_CLOCK, () => socket.write(`${process.pid}\n`));
  socket.setEncoding('utf8').on('data', (text) => {
    offset = Number(text.trim().split('\n').at(-1));
    socket.write('moved\n');
  });
  socket.on('error', () => undefined).unref();
}
