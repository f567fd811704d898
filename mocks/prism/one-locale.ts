import { createRequire } from 'node:module';

/**
 * Makes Prism's generator load only one language. It loads all sixty and uses only English, and this takes a third of
 * the time to load Prism. It must run before Prism is loaded.
 */
function loadEnglishAlone(): void {
  const fromPrism = createRequire(require.resolve('@stoplight/prism-http'));
  const faker: unknown = fromPrism('@faker-js/faker/locale/en');
  const id = fromPrism.resolve('@faker-js/faker');
  const loaded = { id, filename: id, loaded: true, exports: { default: faker, faker }, children: [], paths: [] };
  fromPrism.cache[id] ??= loaded as unknown as NodeModule;
}

try {
  loadEnglishAlone();
} catch (error) {
  // In the package that is published, Prism is part of one file and there is nothing to choose.
  if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
}
