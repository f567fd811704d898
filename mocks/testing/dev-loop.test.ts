import { EventEmitter } from 'node:events';
import { listen } from './dev-loop';

const refused = { kind: 'refused', problems: ['spec/openapi.yaml:1:1  contract  wrong'] };

describe('waiting for a message of the loop', () => {
  it('gives out each message once, in order, and leaves those of other kinds', async () => {
    const child = new EventEmitter();
    const next = listen(child as never);
    child.emit('message', refused);
    child.emit('message', { kind: 'served', served: ['docs'] });
    expect((await next('served')).served).toEqual(['docs']);
    expect((await next('served', 'refused')).kind).toBe('refused');
  });

  it('ends with what came instead if none comes in time', async () => {
    const child = new EventEmitter();
    const served = listen(child as never, 1)('served');
    child.emit('message', refused);
    await expect(served).rejects.toThrow(
      /^1 ms passed before served; what came instead:\n {2}refused .*spec\/openapi\.yaml:1:1 {2}contract {2}wrong/,
    );
  });

  it('ends with what came instead if the process ends', async () => {
    const child = new EventEmitter();
    const served = listen(child as never)('served', 'changes');
    child.emit('message', refused);
    child.emit('exit');
    await expect(served).rejects.toThrow(/^the loop ended before served or changes; what came instead:\n {2}refused/);
  });
});
