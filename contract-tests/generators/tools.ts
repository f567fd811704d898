import path from 'node:path';

/** A program with its arguments. */
export type Line = readonly [program: string, ...rest: string[]];

/**
 * The places of a run: the folder where tools are installed, the document under test, the examples in it, and a folder
 * for the generated files.
 */
export interface Places {
  tools: string;
  document: string;
  examples: string;
  out: string;
}

/** Programs that come from one registry, each by the client of that registry. */
interface Kit {
  /** The commands that the machine must have. */
  toolchain: readonly string[];
  install(tools: string): readonly Line[];
}

const JAR = 'openapi-generator-cli-7.17.0.jar';
const npm = (tools: string): string => path.join(tools, 'npm');
const npmProgram = (tools: string, name: string): string => path.join(npm(tools), 'node_modules/.bin', name);
const python = (tools: string): string => path.join(tools, 'python/bin/python');

/** Libraries that made Python code imports. */
const PYTHON_LIBRARIES = [
  'pydantic',
  'python-dateutil',
  'urllib3',
  'typing-extensions',
  'lazy-imports',
  'httpx',
  'attrs',
];

export const KITS = {
  'openapi-generator': {
    toolchain: ['java', 'mvn'],
    install: (tools) => [
      [
        'mvn',
        '-q',
        '-B',
        'dependency:copy',
        '-Dartifact=org.openapitools:openapi-generator-cli:7.17.0',
        `-DoutputDirectory=${tools}`,
      ],
    ],
  },
  go: {
    toolchain: ['go'],
    install: (tools) => [
      ['env', `GOBIN=${tools}`, 'go', 'install', 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'],
    ],
  },
  python: {
    toolchain: ['python3'],
    install: (tools) => [
      ['python3', '-m', 'venv', path.join(tools, 'python')],
      [python(tools), '-m', 'pip', 'install', '-q', 'openapi-python-client', ...PYTHON_LIBRARIES],
    ],
  },
  npm: {
    toolchain: ['npm'],
    install: (tools) => [
      [
        'npm',
        'install',
        '--no-audit',
        '--no-fund',
        '--prefix',
        npm(tools),
        '@hey-api/openapi-ts@0.95.0',
        'orval@7.13.2',
        'typescript@5',
      ],
    ],
  },
  modelina: {
    toolchain: ['npm'],
    install: (tools) => [
      ['npm', 'install', '--no-audit', '--no-fund', '--prefix', npm(tools), '@asyncapi/modelina@5.10.1'],
    ],
  },
} as const satisfies Readonly<Record<string, Kit>>;

/** A generator: its requirements, and the commands that generate and compile its code. */
export interface Generator {
  kit: keyof typeof KITS;
  /** Files of its kit. */
  files(tools: string): readonly string[];
  /** Further programs that have to be on the machine. */
  programs: readonly string[];
  lines(places: Places): readonly Line[];
  /** Why it fails on the documents of a version of OpenAPI, where the reason is its own. The guide says the same. */
  limits?: Partial<Record<'3.0' | '3.1', string>>;
}

/** Imports every module below a folder: names that do not exist, and models that can't be built, end it. */
const IMPORT_ALL = `
import importlib, os, pkgutil, sys
sys.path.insert(0, os.getcwd())
name = next(entry.name for entry in os.scandir() if entry.name != 'test' and os.path.exists(entry.name + '/__init__.py'))
for module in pkgutil.walk_packages(importlib.import_module(name).__path__, name + '.'):
    importlib.import_module(module.name)
`;

/** Reads every example as the type of its schema. */
const READ_PYTHON = `
import json, os, sys
sys.path.insert(0, os.getcwd())
from openapi_client.api_client import ApiClient
for example in json.load(open(sys.argv[1])):
    ApiClient().deserialize(json.dumps(example['body']), example['type'], 'application/json')
`;

/**
 * The same for openapi-python-client, whose package has the name of the document, and no class for a choice of types.
 */
const READ_ATTRS = `
import glob, importlib, json, os, sys
sys.path.insert(0, os.getcwd())
models = importlib.import_module(glob.glob('*/models')[0].replace('/', '.'))
for example in json.load(open(sys.argv[1])):
    if hasattr(models, example['type']) or not example['isChoice']:
        getattr(models, example['type']).from_dict(example['body'])
`;

/** Writes a test in Go that reads every example as the type of its schema, for the package in this folder. */
const WRITE_GO_TEST = `
const { readFileSync, writeFileSync } = require('node:fs');
const [examples, name] = process.argv.slice(1);
const types = new Set(JSON.parse(readFileSync(examples, 'utf8')).map(({ type }) => type));
writeFileSync('examples_test.go', \`package \${name}

import (
  "encoding/json"
  "os"
  "testing"
)

var typeOf = map[string]func() any{
\${[...types].map((type) => '"' + type + '": func() any { return new(' + type + ') },').join('\\n')}
}

func TestExamples(t *testing.T) {
  text, err := os.ReadFile(os.Getenv("EXAMPLES"))
  if err != nil {
    t.Fatal(err)
  }
  var examples []struct {
    Type string
    Body json.RawMessage
  }
  if err = json.Unmarshal(text, &examples); err != nil {
    t.Fatal(err)
  }
  for _, example := range examples {
    if err = json.Unmarshal(example.Body, typeOf[example.Type]()); err != nil {
      t.Errorf("%s: %v", example.Type, err)
    }
  }
}
\`);
`;

/** Loads every class and tries every pattern: PHP compiles a pattern when a value is checked against it, not before. */
const LOAD_PHP = `
set_error_handler(function ($level, $text, $file, $line) { fwrite(STDERR, "$text in $file:$line\\n"); exit(1); });
$own = 'OpenAPI\\\\Client\\\\';
spl_autoload_register(function ($name) use ($own) {
    if (str_starts_with($name, $own)) require_once 'lib/' . strtr(substr($name, strlen($own)), '\\\\', '/') . '.php';
});
foreach (glob('lib/{Api,Model}/*.php', GLOB_BRACE) as $file) {
    require_once $file;
    foreach (token_get_all(file_get_contents($file)) as $token) {
        $isPattern = is_array($token) && $token[0] === T_CONSTANT_ENCAPSED_STRING && preg_match('~^"/.*/[a-z]*"$~s', $token[1]);
        if ($isPattern) preg_match(eval("return $token[1];"), '');
    }
}
`;

/** Reads every example as the type of its schema, writes it again, and ends at the first value that is lost. */
const READ_PHP = `${LOAD_PHP}
function lost($given, $kept, string $place): ?string {
    if ($given === null) return null;
    if (!is_object($given) && !is_array($given)) return is_scalar($kept) ? null : $place;
    foreach ($given as $name => $value) {
        $own = is_array($kept) ? $kept[$name] ?? null : $kept->$name ?? null;
        $place_lost = lost($value, $own, "$place/$name");
        if ($place_lost !== null) return $place_lost;
    }
    return null;
}
foreach (json_decode(file_get_contents($argv[1])) as $example) {
    $read = OpenAPI\\Client\\ObjectSerializer::deserialize($example->body, '\\\\OpenAPI\\\\Client\\\\Model\\\\' . $example->type);
    $written = json_decode(json_encode(OpenAPI\\Client\\ObjectSerializer::sanitizeForSerialization($read)));
    $place = lost($example->body, $written, $example->type);
    if ($place !== null) { fwrite(STDERR, "$place is lost\\n"); exit(1); }
}
`;

/** Compiles every file, patterns included. */
const COMPILE_RUBY = 'Dir["lib/**/*.rb"].each { |file| RubyVM::InstructionSequence.compile_file(file) }';

/** The same in Ruby, without the library that sends requests: reading needs none. */
const READ_RUBY = `
require 'json'
require 'set'
module Kernel
  alias_method :require_any, :require
  def require(name) = name == 'typhoeus' ? false : require_any(name)
end
$LOAD_PATH.unshift('lib')
require 'openapi_client'
def lost(given, kept, place)
  case given
  when nil then nil
  when Hash then given.filter_map { |name, value| lost(value, kept.is_a?(Hash) ? kept[name] : nil, "#{place}/#{name}") }.first
  when Array then given.each_with_index.filter_map { |value, at| lost(value, kept.is_a?(Array) ? kept[at] : nil, "#{place}/#{at}") }.first
  else kept.nil? || kept.is_a?(Hash) || kept.is_a?(Array) ? place : nil
  end
end
JSON.parse(File.read(ARGV[0])).each do |example|
  type = OpenapiClient.const_get(example['type'])
  body = JSON.parse(JSON.generate(example['body']), symbolize_names: true)
  read = type.respond_to?(:build_from_hash) ? type.build_from_hash(body) : type.build(body)
  written = JSON.parse(JSON.generate(read.respond_to?(:to_hash) ? read.to_hash : read))
  place = lost(example['body'], written, example['type'])
  abort("#{place} is lost") if place
end
`;

/** Makes models in four languages; names that count instead of telling end it. */
const MODELS = `
const { readFileSync } = require('node:fs');
const modelina = require('@asyncapi/modelina');
(async () => {
  const document = JSON.parse(readFileSync(process.argv[1], 'utf8'));
  for (const language of ['TypeScript', 'Java', 'Python', 'Go']) {
    const models = await new modelina[language + 'Generator']().generate(document);
    const names = models.map((model) => model.modelName);
    const anonymous = names.filter((name) => /anonymous/i.test(name));
    if (names.length < 20 || anonymous.length > 0) throw new Error(language + ': ' + (anonymous.join(', ') || names.join(', ')));
  }
})().catch((error) => { console.error(error); process.exit(1); });
`;

const inFolder = (folder: string, ...line: Line): Line => ['env', '-C', folder, ...line];
/** Compiles a package in Go, and reads the examples with it. */
const inGo = (out: string, examples: string, name: string): readonly Line[] => [
  inFolder(out, process.execPath, '-e', WRITE_GO_TEST, examples, name),
  inFolder(out, 'go', 'mod', 'tidy'),
  inFolder(out, 'go', 'vet', '.'),
  inFolder(out, 'env', `EXAMPLES=${examples}`, 'go', 'test', '-run', 'TestExamples', '.'),
];
/** Compiles a file away from the checkout, whose types are none of its business. */
const tsc = (tools: string, file: string): Line => [
  ...([
    'env',
    '-C',
    npm(tools),
    npmProgram(tools, 'tsc'),
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
  ] as const),
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable', file],
];

/** One of the languages of openapi-generator. */
const openapiGenerator = (
  language: string,
  words: readonly string[],
  needs: { programs?: string[]; files?: (tools: string) => string[] },
  compile: (places: Places) => readonly Line[],
): Generator => ({
  kit: 'openapi-generator',
  files: (tools) => [path.join(tools, JAR), ...(needs.files?.(tools) ?? [])],
  programs: ['java', ...(needs.programs ?? [])],
  lines: (places) => [
    [
      'java',
      '-jar',
      path.join(places.tools, JAR),
      'generate',
      '-i',
      places.document,
      '-g',
      language,
      '-o',
      places.out,
      ...words,
    ],
    ...compile(places),
  ],
});

/** Values of several lists have the same names, and by default a client refuses an answer with a field added later. */
const GO_WORDS = '--additional-properties=enumClassPrefix=true,disallowAdditionalPropertiesIfNotPresent=false';

export const GENERATORS: Readonly<Record<string, Generator>> = {
  'typescript-fetch': openapiGenerator(
    'typescript-fetch',
    [],
    { files: (tools) => [npmProgram(tools, 'tsc')] },
    ({ tools, out }) => [tsc(tools, path.join(out, 'index.ts'))],
  ),
  python: openapiGenerator('python', [], { files: (tools) => [python(tools)] }, ({ tools, examples, out }) => [
    inFolder(out, python(tools), '-c', IMPORT_ALL),
    inFolder(out, python(tools), '-c', READ_PYTHON, examples),
  ]),
  go: {
    ...openapiGenerator('go', [GO_WORDS], { programs: ['go'] }, ({ examples, out }) => [
      inFolder(out, 'rm', '-rf', 'test'),
      ...inGo(out, examples, 'openapi'),
    ]),
    limits: { '3.1': 'it takes the `data` of an account for several objects at once' },
  },
  java: openapiGenerator('java', ['--library', 'native'], { programs: ['mvn'] }, ({ out }) => [
    inFolder(out, 'mvn', '-q', '-B', 'compile'),
  ]),
  kotlin: openapiGenerator(
    'kotlin',
    ['--additional-properties=enumPropertyNaming=UPPERCASE'],
    { programs: ['mvn'] },
    ({ out }) => [['mvn', '-q', '-B', '-f', path.join(__dirname, 'kotlin.pom.xml'), `-Dmade=${out}`, 'compile']],
  ),
  php: {
    ...openapiGenerator('php', [], { programs: ['php'] }, ({ examples, out }) => [
      inFolder(out, 'php', '-r', READ_PHP, examples),
    ]),
    limits: { '3.1': 'it makes an empty object of a text of digits, as the zip code of a user' },
  },
  ruby: openapiGenerator('ruby', [], { programs: ['ruby'] }, ({ examples, out }) => [
    inFolder(out, 'ruby', '-e', COMPILE_RUBY),
    inFolder(out, 'ruby', '-W0', '-e', READ_RUBY, examples),
  ]),
  'oapi-codegen': {
    kit: 'go',
    files: (tools) => [path.join(tools, 'oapi-codegen')],
    programs: ['go'],
    lines: ({ tools, document, examples, out }) => [
      inFolder(
        out,
        path.join(tools, 'oapi-codegen'),
        '-generate',
        'types,client',
        '-package',
        'contrato',
        '-o',
        'api.go',
        document,
      ),
      inFolder(out, 'go', 'mod', 'init', 'contrato'),
      ...inGo(out, examples, 'contrato'),
    ],
  },
  'openapi-python-client': {
    kit: 'python',
    files: (tools) => [python(tools)],
    programs: [],
    lines: ({ tools, document, examples, out }) => [
      inFolder(
        out,
        'env',
        `PATH=${path.dirname(python(tools))}:${process.env.PATH}`,
        'openapi-python-client',
        'generate',
        '--path',
        document,
        '--output-path',
        'made',
        '--fail-on-warning',
      ),
      inFolder(path.join(out, 'made'), python(tools), '-c', IMPORT_ALL),
      inFolder(path.join(out, 'made'), python(tools), '-c', READ_ATTRS, examples),
    ],
  },
  'hey-api': {
    kit: 'npm',
    files: (tools) => [npmProgram(tools, 'openapi-ts')],
    programs: [],
    lines: ({ tools, document, out }) => [
      inFolder(npm(tools), npmProgram(tools, 'openapi-ts'), '-i', document, '-o', out),
      tsc(tools, path.join(out, 'index.ts')),
    ],
  },
  orval: {
    kit: 'npm',
    files: (tools) => [npmProgram(tools, 'orval')],
    programs: [],
    lines: ({ tools, document, out }) => [
      inFolder(
        npm(tools),
        npmProgram(tools, 'orval'),
        '--client',
        'fetch',
        '--input',
        document,
        '--output',
        path.join(out, 'api.ts'),
      ),
      tsc(tools, path.join(out, 'api.ts')),
    ],
  },
  modelina: {
    kit: 'modelina',
    files: (tools) => [path.join(npm(tools), 'node_modules/@asyncapi/modelina')],
    programs: [],
    lines: ({ tools, document }) => [inFolder(npm(tools), process.execPath, '-e', MODELS, document)],
  },
};
