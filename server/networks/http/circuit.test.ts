import { Circuit, type Pass } from './circuit';

describe('a circuit', () => {
  let now = 0;
  let changes: string[] = [];
  const make = () => {
    now = 0;
    changes = [];
    return new Circuit({ failures: 3, openMilliseconds: 1_000, now: () => now, onChange: (s) => changes.push(s) });
  };
  const enter = (circuit: Circuit) => circuit.enter() as Pass;
  const fail = (circuit: Circuit, times: number) => {
    for (let i = 0; i < times; i += 1) circuit.failed(enter(circuit));
  };

  it('opens after so many failures in a row, and not before', () => {
    const circuit = make();
    fail(circuit, 2);
    circuit.succeeded(enter(circuit));
    fail(circuit, 2);
    expect(circuit.state).toBe('closed');
    fail(circuit, 1);
    expect(circuit.state).toBe('open');
    expect(circuit.enter()).toBeNull();
  });

  it('lets one call try when its time is over, and closes or opens again by how that ends', () => {
    const circuit = make();
    fail(circuit, 3);
    now = 999;
    expect(circuit.enter()).toBeNull();
    now = 1_000;
    const trial = enter(circuit);
    expect([trial.isTrial, circuit.state, circuit.enter()]).toEqual([true, 'half-open', null]);
    circuit.failed(trial);
    now = 1_999;
    expect(circuit.enter()).toBeNull();
    now = 2_000;
    circuit.succeeded(enter(circuit));
    expect(circuit.state).toBe('closed');
    expect(changes).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
  });

  it('goes by the call that tries, not by one from before', () => {
    const circuit = make();
    const early = [enter(circuit), enter(circuit)];
    fail(circuit, 3);
    circuit.succeeded(early[0] as Pass);
    expect(circuit.state).toBe('open');
    now = 1_000;
    const trial = enter(circuit);
    circuit.failed(early[1] as Pass);
    expect(circuit.state).toBe('half-open');
    circuit.succeeded(trial);
    expect(circuit.state).toBe('closed');
  });
});
