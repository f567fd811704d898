import Dredd from 'dredd';
import type { Description } from './input';

/** Compiled descriptions by their content. Without what they were parsed to, which is large and needed no more. */
const compiled = new Map<string, Promise<Omit<Dredd.Compiled, 'apiElements' | 'content'>[]>>();

/**
 * Dredd, but a description that a run of this process has read before is not read again: the matrix sends nearly the
 * same rows in many revisions, and reading takes longer than sending.
 */
export class CachingDredd extends Dredd {
  override prepareAPIdescriptions(done: Parameters<Dredd['prepareAPIdescriptions']>[0]): void {
    const descriptions = this.configuration.apiDescriptions as Description[];
    Promise.all(descriptions.map((description) => compile(description)))
      // A run writes into its transactions.
      .then((all) => structuredClone(all.flat()) as Dredd.Compiled[])
      .then(
        (all) => done(null, all),
        (error: Error) => done(error, []),
      );
  }
}

function compile(description: Description) {
  const known = compiled.get(description.content) ?? compileAnew(description);
  compiled.set(description.content, known);
  return known;
}

function compileAnew(description: Description): Promise<Omit<Dredd.Compiled, 'apiElements' | 'content'>[]> {
  const dredd = new Dredd({
    endpoint: 'http://localhost',
    path: [],
    apiDescriptions: [description],
    loglevel: 'warning',
  });
  return new Promise((resolve, reject) => {
    dredd.prepareAPIdescriptions((error, descriptions) => {
      if (error) reject(error);
      else resolve(descriptions.map(({ apiElements: _, content: __, ...kept }) => kept));
    });
  });
}
