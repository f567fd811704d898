import { once } from 'node:events';
import { createServer } from 'node:net';
import { readConfig } from '../server/platform/config';
import { freePort, reservePort } from '../server/testing/free-port';
import { assertPortsFree } from './environment';

it('offers no port in place of a taken one that another variable names', async () => {
  let port = await freePort();
  while (!(await reservePort(port + 100))) port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1').unref();
  await once(squatter, 'listening');
  const config = { ...readConfig({ HOST: '127.0.0.1' }), port };
  const refused = assertPortsFree(config, { port: port + 100, clientPort: 0 }, 'start');
  await expect(refused).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or set PORT to another port: `,
  );
  await expect(refused).rejects.toThrow(new RegExp(` PORT=(?!${port + 100} )\\d+ MOCK_PORT=${port + 100} `));
  squatter.close();
  await once(squatter, 'close');
});
