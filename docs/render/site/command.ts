import { declare, needed, text, texts } from '../../../cli/declaration';

export const command = declare({
  name: 'docs',
  summary: 'writes the documentation as pages for any web server',
  about:
    'The pages that production shows at /docs, with the search and all documents, as files with relative links, for example for a preview of a change. Browsers search only in pages that come from a server. They are made from what codegen wrote.',
  options: {
    out: needed('DIR', 'the folder to write to; files of the same names are replaced, others stay'),
    url: text('URL', 'the address of the service, for examples and documents', 'https://api.contrato.example'),
    revision: texts('REVISION', 'a named revision to show; by default the current one'),
  },
  examples: [
    ['contrato docs --out public', 'the documentation of the current revision in the folder public'],
    ['contrato docs --out public --revision current --revision earliest', 'two revisions, with a choice between them'],
  ],
  run: (options) => (require('./main') as typeof import('./main')).writeSite(options),
});
