import { Receiver, type ReceiverAnswer } from '../testing/receiver';
import { useServer } from '../testing/server';
import { subscribe } from '../testing/subscriber';

// With the limits that the service has when nothing is configured: an attempt ends after 15 seconds.
const server = useServer({ background: true });

/** Longer than the service waits. */
const SILENCE = 30_000;

const answers: [string, ReceiverAnswer][] = [
  ['is silent for 30 s', (response) => void setTimeout(() => response.writeHead(200).end(), SILENCE).unref()],
  [
    'drips for 30 s',
    (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 200).unref();
      setTimeout(() => response.end(), SILENCE).unref();
      response.on('close', () => clearInterval(timer));
    },
  ],
  ['sends its headers byte by byte for 30 s', (response) => trickle(response)],
];

function trickle(response: import('node:http').ServerResponse): void {
  const { socket } = response;
  socket?.write('HTTP/1.1 200 OK\r\nx-slow: ');
  const timer = setInterval(() => socket?.write('a'), 200).unref();
  setTimeout(() => socket?.end('\r\n\r\n'), SILENCE).unref();
  socket?.on('close', () => clearInterval(timer));
}

it('a receiver that is silent, drips, or trickles its headers for 30 s fails the attempt after 15 s', async () => {
  const made = await Promise.all(
    answers.map(async ([what, answer]) => {
      const endpoint = await Receiver.start();
      endpoint.answer = answer;
      const client = await subscribe(server(), { shipping_updates: endpoint.url('/x') });
      return { what, endpoint, client, event: await client.publish() };
    }),
  );
  await server().app.deliveries.drained();
  for (const { what, client, event } of made) {
    const { tried, state, failures } = await client.look(event);
    expect([what, state, failures, tried]).toEqual([
      what,
      'PENDING',
      1,
      [expect.objectContaining({ outcome: 'TIMEOUT', status: null })],
    ]);
    // And before what it waits for came to its end, or it would be answered.
    expect(tried[0]?.duration).toBeGreaterThanOrEqual(14_900);
  }
  await Promise.all(made.map(({ endpoint }) => endpoint.close()));
});
