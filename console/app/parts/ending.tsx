import { AXES } from '../../../generated/revisions';
import { revision, setup } from '../session';
import { t } from '../texts';
import { Panel, Table } from './basics';

/**
 * Names the values of the client's revision that end: since when, until when, and where it says what to do. A client
 * without one sees nothing.
 */
export function EndingValues() {
  const words = t.value.ending;
  const ends = AXES.flatMap((axis) => {
    const value = `${axis}=${revision.value[axis]}`;
    const end = setup.ends?.[value];
    return end === undefined ? [] : [{ value, ...end }];
  });
  if (ends.length === 0) return null;
  return (
    <Panel title={words.title}>
      <p class="soft">{words.about}</p>
      <Table label={words.title} head={[words.value, words.deprecated, words.sunset, words.whatToDo]}>
        {ends.map(({ value, deprecated, sunset, link }) => (
          <tr key={value}>
            <td>
              <code>{value}</code>
            </td>
            <td>{deprecated}</td>
            <td>{sunset}</td>
            <td>
              <a href={link}>{link}</a>
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
