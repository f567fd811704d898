import { newId } from '../../../server/platform/ids';
import { derivedIds } from './ids';

const TO = newId();
const ids = Array.from({ length: 50 }, () => newId());

describe('ids that stand for others', () => {
  it('sort as those do, however many were made in a millisecond', () => {
    const inOneMillisecond = ids.map((id) => `${(ids[0] as string).slice(0, 13)}${id.slice(13)}`);
    for (const made of [ids, inOneMillisecond]) {
      const derived = derivedIds(TO, [...made].reverse());
      const inOrder = [...made].sort().map((id) => derived.get(id));
      expect(inOrder).toEqual([...inOrder].sort());
      expect(new Set(inOrder).size).toBe(new Set(made).size);
      expect(
        inOrder.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/.test(id as string)),
      ).toEqual([]);
    }
  });

  it('are the same each time, and others for another client', () => {
    const derived = derivedIds(TO, ids);
    expect(derivedIds(TO, ids)).toEqual(derived);
    expect(derivedIds(TO, [...ids, ...ids])).toEqual(derived);
    const others = [...derivedIds(newId(), ids).values()];
    expect(others.filter((id) => [...derived.values()].includes(id))).toEqual([]);
  });
});
