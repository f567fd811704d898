import { emitLifecyclePictures, toDot } from './lifecycle-pictures';

const machine = {
  states: { ON: { initial: true, final: false }, OFF: { initial: false, final: true } },
  transitions: [
    { name: 'create', from: [], to: 'ON' },
    { name: 'switch-off', from: ['ON'], to: 'OFF' },
    { name: 'break', from: ['ON'], to: 'OFF' },
    { name: 'reset', from: 'any' as const, to: 'ON' },
  ],
};

describe('the picture of a state machine', () => {
  it('draws an arrow per pair of states, with every way to take it', () => {
    const dot = toDot(machine);
    expect(dot).toContain('"birth" -> "ON" [label="create"');
    expect(dot).toContain('"ON" -> "OFF" [label="switch-off\\nbreak"');
    expect(dot).toContain('"any state" -> "ON" [label="reset"');
    expect(dot).toContain('"OFF" [class="state final", peripheries=2]');
  });

  it('is an SVG that names every state', async () => {
    const pictures = await emitLifecyclePictures({ lamp: machine });
    const svg = (pictures.get('lifecycles/lamp.svg') ?? '').replaceAll('&#45;', '-').replaceAll('&#160;', ' ');
    expect(svg).toMatch(/^<svg /);
    for (const state of ['ON', 'OFF', 'switch-off', 'any state']) expect(svg).toContain(`>${state}<`);
  });
});
