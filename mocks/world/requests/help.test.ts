import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpFor, type Trouble } from './help';

const ROOT = join(__dirname, '..', '..', '..');

function textAt(place: string): string {
  const [file = '', line] = place.split(':');
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] as string;
}

const help = (trouble: Trouble): string[] => helpFor(trouble).map(textAt);

const CREATE = { id: 'createUser', method: 'POST', path: '/users/v1/' };

describe('help about a refusal', () => {
  it('is the row of its status, and no line that has the number of another answer', () => {
    const [row, ...others] = help({ words: ['UNAUTHORIZED', '401'], operation: CREATE });
    expect(row).toMatch(/^\| 401 UNAUTHORIZED/);
    for (const text of others) expect(text).not.toMatch(/api-key|\b401\b/);
  });

  it.each(['type', 'pattern', 'format', 'required', 'maximum', 'enum', 'unknown'])(
    'about the rule %s is the row that explains it, and no line that has the word by chance',
    (rule) => {
      const texts = help({ words: [rule] });
      expect(texts).toEqual([expect.stringMatching(/^\| `/)]);
      expect(texts[0]).toContain(`\`${rule}\``);
    },
  );

  it('about a code of the business is where guides meet it', () => {
    expect(help({ words: ['INSUFFICIENT_FUNDS', '422'] })).toEqual(
      expect.arrayContaining([expect.stringContaining('INSUFFICIENT_FUNDS'), expect.stringMatching(/^\| 422/)]),
    );
  });

  it('about an operation is where guides call it', () => {
    expect(help({ words: [], operation: CREATE }).join()).toContain('/users/v1/');
  });

  it('about a header of a signature is the row of what to sign', () => {
    for (const header of ['x-signature', 'x-timestamp', 'x-endpoint']) {
      expect(help({ words: [header] })).toEqual([expect.stringMatching(/^\| `x-/)]);
    }
  });
});
