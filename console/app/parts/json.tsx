import type { JSX } from 'preact';
import { WrittenNumber } from '../exact-json';

type Value = unknown;

/** JSON over lines, with the places that are wrong marked. */
export function JsonView({ value, marks = [] }: { value: Value; marks?: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <pre class="json" tabIndex={0}>
      <Node value={value} pointer="" depth={0} marks={new Set(marks)} />
    </pre>
  );
}

interface NodeProps {
  value: Value;
  pointer: string;
  depth: number;
  marks: ReadonlySet<string>;
}

function Node(props: NodeProps): JSX.Element {
  const { value, pointer, marks } = props;
  const isLeaf = value instanceof WrittenNumber;
  const inner =
    !isLeaf && typeof value === 'object' && value !== null ? (
      <Members {...props} value={value} />
    ) : (
      <Leaf value={value} />
    );
  return marks.has(pointer) ? <mark>{inner}</mark> : inner;
}

function Leaf({ value }: { value: Value }): JSX.Element {
  if (value instanceof WrittenNumber) return <span class="word">{value.text}</span>;
  return <span class={typeof value === 'string' ? 'text' : 'word'}>{JSON.stringify(value) ?? 'undefined'}</span>;
}

function Members({ value, pointer, depth, marks }: NodeProps & { value: object }): JSX.Element {
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return <>{`${open}${close}`}</>;
  const indent = '  '.repeat(depth + 1);
  return (
    <>
      {open}
      {entries.map(([name, member], at) => (
        <span key={name}>
          {`\n${indent}`}
          {!isList && (
            <>
              <span class="key">{JSON.stringify(name)}</span>
              {': '}
            </>
          )}
          <Node value={member} pointer={`${pointer}/${escaped(name)}`} depth={depth + 1} marks={marks} />
          {at < entries.length - 1 && ','}
        </span>
      ))}
      {`\n${'  '.repeat(depth)}${close}`}
    </>
  );
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
