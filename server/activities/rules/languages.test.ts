import { LanguageChoice, preferredLanguages } from './languages';

describe('the languages of a reader', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['pt-BR', ['pt-BR']],
    ['es;q=0.5, pt-BR, en;q=0.8', ['pt-BR', 'en', 'es']],
    ['es, pt', ['es', 'pt']],
    ['es;q=0.8, pt;q=0.8', ['es', 'pt']],
    ['es ; q=0.123 , pt;q=0.124', ['pt', 'es']],
    ['es;q=1.000, *;q=0.1', ['es', '*']],
  ])('of %j are %j, the most wanted first', (header, tags) => {
    expect(preferredLanguages(header)).toEqual(tags);
  });

  it.each(['es;q=0', 'es;q=0.000', 'es;q=2', 'es;q=0.1234', 'es_AR', 'es;level=1', 'toolonglanguage', '-'])(
    'do not include one that is refused or malformed: %s',
    (part) => expect(preferredLanguages(`${part}, pt`)).toEqual(['pt']),
  );
});

describe('the text for a reader', () => {
  const texts = { 'en-US': 'english', 'es-AR': 'spanish', 'pt-BR': 'portuguese' };
  const chosen = (wanted: readonly string[], among: Record<string, string> | null = texts) =>
    new LanguageChoice(wanted).of(among);

  it.each<[string[], string]>([
    [['pt-BR'], 'portuguese'],
    [['PT-br'], 'portuguese'],
    [['pt-PT'], 'portuguese'],
    [['pt'], 'portuguese'],
    [['de', 'es'], 'spanish'],
    [['es-MX', 'pt-BR'], 'spanish'],
    [['es-MX', 'pt-BR', 'es-AR'], 'spanish'],
    [['de'], 'english'],
    [['*'], 'english'],
    [[], 'english'],
  ])('who wants %j is %s', (wanted, text) => expect(chosen(wanted)).toBe(text));

  it('is in the very form that is wanted, whichever stands first', () => {
    const forms = { 'en-US': 'english', 'pt-PT': 'european', 'pt-BR': 'brazilian' };
    expect(chosen(['pt-BR'], forms)).toBe('brazilian');
    expect(chosen(['pt-PT'], forms)).toBe('european');
    expect(chosen(['pt'], forms)).toBe('european');
  });

  it('is the first where neither a wanted language nor English is there', () => {
    expect(chosen(['de'], { 'pt-BR': 'portuguese', 'es-AR': 'spanish' })).toBe('portuguese');
    expect(chosen(['de'], {})).toBeNull();
    expect(chosen(['de'], null)).toBeNull();
  });
});
