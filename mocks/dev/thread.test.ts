import { Thread } from './thread';

it('answers every question to a thread that has ended with the reason, and none with silence', async () => {
  const thread = new Thread<{ judge: () => void }>('there-is-no-such-thread', {});
  const wanted = /Cannot find module .*there-is-no-such-thread/;
  await expect(thread.ask('judge', undefined)).rejects.toThrow(wanted);
  await expect(thread.ask('judge', undefined)).rejects.toThrow(wanted);
});
