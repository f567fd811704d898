import { onConnectionError } from './connection-errors';

describe('an error outside of the pipeline', () => {
  const levelOf = (error: Error) => {
    const levels: string[] = [];
    const log = { debug: () => levels.push('debug'), error: () => levels.push('error') };
    onConnectionError(log as never)(error);
    return levels;
  };

  it.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_METHOD'])(
    'of a caller is none: %s',
    (code) => {
      expect(levelOf(Object.assign(new Error('x'), { code }))).toEqual(['debug']);
    },
  );

  it('of the service is one', () => {
    expect(levelOf(new Error('x'))).toEqual(['error']);
  });
});
