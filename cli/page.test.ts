import { readFileSync } from 'node:fs';
import { COMMANDS_PAGE, commandsPage } from './page';

it('docs/commands.md says what the commands declare; npx tsx cli/page.ts writes it', () => {
  expect(readFileSync(COMMANDS_PAGE, 'utf8')).toBe(commandsPage());
});
