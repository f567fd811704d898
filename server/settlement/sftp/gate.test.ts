import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Gate } from './gate';

/** A connection of an address that has sent so many bytes. */
class Connection extends EventEmitter {
  destroyed = false;

  constructor(
    readonly remoteAddress: string,
    readonly bytesRead = 0,
  ) {
    super();
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const socket = (connection: Connection) => connection as unknown as Socket;

function gateOf(...waiting: Connection[]): Gate {
  const gate = new Gate({ max: 2, maxPerClient: 1, maxWaiting: 3, waitingMilliseconds: 60_000 });
  for (const one of waiting) gate.admit(socket(one));
  return gate;
}

it('a connection too many takes the place of one of the address with most of them', () => {
  const [lone, first, second, next] = ['a', 'b', 'b', 'c'].map((address) => new Connection(address)) as Connection[];
  const gate = gateOf(lone as Connection, first as Connection, second as Connection);
  gate.admit(socket(next as Connection));
  expect([lone, first, second, next].map((one) => one?.destroyed)).toEqual([false, true, false, false]);
  expect(gate.count).toEqual({ waiting: 3, inside: 0 });
  gate.closeAll();
});

it('the addresses of IPv6 that one site has are one address', () => {
  const [lone, first, second, next] = ['2001:db8:0:1::1', '2001:db8::1', '2001:db8::2', 'c'].map(
    (address) => new Connection(address),
  ) as [Connection, Connection, Connection, Connection];
  const gate = gateOf(lone, first, second);
  gate.admit(socket(next));
  expect([lone, first, second, next].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
  gate.closeAll();
});

it('of an address, the first that has sent nothing goes, and else the first of all', () => {
  const [spoken, silent, later] = [new Connection('a', 20), new Connection('a'), new Connection('a')];
  const gate = gateOf(spoken, silent, later);
  gate.admit(socket(new Connection('b')));
  expect([spoken, silent, later].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
  gate.closeAll();
  const spokenAll = [new Connection('a', 20), new Connection('a', 20), new Connection('a', 20)];
  const other = gateOf(...spokenAll);
  other.admit(socket(new Connection('b')));
  expect(spokenAll.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  other.closeAll();
});

it('a connection that lost its place does not come in, nor a second one of a client', () => {
  const [gone, one, two] = [new Connection('a'), new Connection('a'), new Connection('a')];
  const gate = gateOf(gone, one, two);
  gate.admit(socket(new Connection('b')));
  expect(gate.enter(socket(gone), 'client')).toBe(false);
  expect([gate.enter(socket(one), 'client'), gate.enter(socket(two), 'client')]).toEqual([true, false]);
  expect(gate.count).toEqual({ waiting: 2, inside: 1 });
  one.destroy();
  expect(gate.enter(socket(two), 'client')).toBe(true);
  gate.closeAll();
});
