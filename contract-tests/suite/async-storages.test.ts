import { AsyncLocalStorage } from 'node:async_hooks';

const runners = (): Set<AsyncLocalStorage<unknown>> =>
  (AsyncLocalStorage as unknown as Record<symbol, Set<AsyncLocalStorage<unknown>>>)[
    Symbol.for('contrato.test-runners')
  ] as Set<AsyncLocalStorage<unknown>>;

it('knows the storage of the runner that runs this file, and no other: those of earlier files are let go', () => {
  const own = [...runners()];
  expect(own).toHaveLength(1);
  expect(own[0]?.getStore()).toBeDefined();
});

it('leaves the storages of what is tested alone', () => {
  const storage = new AsyncLocalStorage<string>();
  expect(storage.run('value', () => storage.getStore())).toBe('value');
  expect(runners().has(storage as AsyncLocalStorage<unknown>)).toBe(false);
});
