import { ManualTimer } from '../testing/timer';
import { Budget, machineTimer } from './timer';

describe('a budget of time', () => {
  it('is over when its time has passed, and cuts every wait short', async () => {
    const timer = new ManualTimer();
    const budget = new Budget(timer, 3000);
    const waited = budget.wait(5000);
    timer.pass(2999);
    expect([budget.isOver, budget.left]).toEqual([false, 1]);
    timer.pass(1);
    await waited;
    expect([budget.isOver, budget.signal.aborted, budget.left]).toEqual([true, true, 0]);
    await budget.wait(50);
  });

  it('lets a wait end by itself or by what it waits for', async () => {
    const timer = new ManualTimer();
    const budget = new Budget(timer, 3000);
    const byItself = budget.wait(50);
    timer.pass(50);
    await byItself;
    let wake: () => void = () => undefined;
    let forgotten = false;
    const byEvent = budget.wait(2000, (happened) => {
      wake = happened;
      return () => {
        forgotten = true;
      };
    });
    wake();
    await byEvent;
    expect([forgotten, budget.isOver]).toEqual([true, false]);
    budget.close();
    timer.pass(3000);
    expect(budget.isOver).toBe(false);
  });

  it('passes in the machine’s time unless a test says otherwise', async () => {
    const before = machineTimer.now();
    await new Promise<void>((resolve) => machineTimer.after(1, resolve));
    expect(machineTimer.now()).toBeGreaterThan(before);
    machineTimer.after(1, () => {
      throw new Error('this was called off');
    })();
  });
});
