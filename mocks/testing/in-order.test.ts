import { inOrder } from './in-order';

describe('tests in order', () => {
  it('fail at once after the first that fails, and name it and its cause', async () => {
    const step = inOrder();
    const run = jest.fn(async () => {});
    await step(run)();
    await expect(step(() => Promise.reject(new Error('no answer')))()).rejects.toThrow('no answer');
    await expect(step(run)()).rejects.toThrow(/not tried.*fail at once after the first.*: no answer$/);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('fail at once after one that did not end', async () => {
    const step = inOrder();
    void step(() => new Promise(() => {}))();
    await expect(step(async () => {})()).rejects.toThrow(/: it did not end$/);
  });
});
