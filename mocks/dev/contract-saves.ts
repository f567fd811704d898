import type { ContractQuestions, Judged } from './contract-thread';
import type { DevEvent } from './event';
import type { Thread } from './thread';

/** Reads generated files directly, so no import shows that it depends on them. */
const READER = 'docs/render/contract.ts';

/** The steps of the loop for a save of the contract. */
interface SaveParts {
  contract: Thread<ContractQuestions>;
  /**
   * Serves the written files; `isChanged` decides which ones changed.
   * @returns who serves it
   */
  serve(isChanged: (file: string) => boolean): Promise<string[]>;
  /** Sends requests as a person would after a save. */
  visit(): Promise<void>;
  judges: { begin(): void; interrupt(): void };
  report(event: DevEvent): void;
}

/** Passes saves below `spec/` to the servers. */
export class ContractSaves {
  /** The check of the last save, with the time of its start; null if there is nothing new. */
  private early: { judged: Promise<Judged>; started: number } | null = null;
  /** Generated files that the server does not serve yet: those of a save that it could not load stay due. */
  private readonly due = new Set<string>();
  private rehearsed = false;

  constructor(private readonly parts: SaveParts) {}

  /**
   * Starts to check at the first sign of a save. When the check is finished, it is known whether the save was the last
   * one.
   */
  begin(): void {
    this.early = this.judge();
  }

  /** Serves the save, or reports why it can't. */
  async serve(): Promise<void> {
    const { judged: judging, started } = this.early ?? this.judge();
    this.early = null;
    const { contract, report, judges } = this.parts;
    try {
      const judged = await judging;
      if (!judged.good) return report({ kind: 'refused', problems: judged.problems });
      const written = await contract.ask('writeServed', judged.number);
      // A later save is good, too, and is served next.
      if (written === null) return;
      const served = await this.serveWritten(written);
      report({ kind: 'served', milliseconds: performance.now() - started, served });
      report({ kind: 'changes', changes: await contract.ask('changesForPartners', undefined) });
      const rest = await contract.ask('writeRest', undefined);
      if (!rest.every(isUnserved)) await this.serveWritten(rest);
      judges.begin();
      await this.rehearseOnce();
    } catch (error) {
      report({ kind: 'refused', problems: [textOf(error)] });
    }
  }

  private judge(): NonNullable<ContractSaves['early']> {
    this.parts.judges.interrupt();
    const judged = this.parts.contract.ask('judge', undefined);
    // The save reports errors.
    judged.catch(() => undefined);
    return { judged, started: performance.now() };
  }

  private async serveWritten(written: readonly string[]): Promise<string[]> {
    for (const file of written) this.due.add(`generated/${file}`);
    const served = this.due.size === 0 ? [] : await this.parts.serve((file) => this.due.has(file) || file === READER);
    this.due.clear();
    return served;
  }

  /** The first save would take half as long again as later ones, so all of its steps run once in advance. */
  private async rehearseOnce(): Promise<void> {
    if (this.rehearsed) return;
    this.rehearsed = true;
    const { contract, serve, visit } = this.parts;
    // An error here occurs again with the next save, and is reported then.
    await contract
      .ask('rehearse', undefined)
      .then(() => serve((file) => file.startsWith('generated/')))
      .then(visit)
      .catch(() => undefined);
  }
}

/** Decides whether only the compiler or a test reads a generated file. */
const isUnserved = (file: string): boolean =>
  /(^|[/-])types\.ts$|^types\/|^changed-operations\.ts$|^matrix\.json$/.test(file);

/** Returns the message of an error, with its source. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
