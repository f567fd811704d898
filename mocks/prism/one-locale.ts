import { createRequire } from 'node:module';

/**
 * Lets Prism's generator load the words of one language. It asks for all sixty and uses English alone, and they take a
 * third of the time that Prism takes to load. This has to run before Prism is loaded.
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
