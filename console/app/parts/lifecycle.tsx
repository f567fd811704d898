import { useEffect, useRef, useState } from 'preact/hooks';
import card from '../../../generated/lifecycles/card.svg';
import cardTransaction from '../../../generated/lifecycles/card-transaction.svg';
import shipment from '../../../generated/lifecycles/shipment.svg';
import { draftOf, requestOf } from '../../form/draft';
import type { Json } from '../../form/forms';
import { newKey } from '../api';
import type { Contract } from '../forms';
import { type NextStep, nextSteps, statesAhead } from '../lifecycle';
import { link } from '../router';
import { session } from '../session';
import { language, t } from '../texts';
import { Action } from './action';
import { Answer, type Answered, answerTo } from './answer';

const PICTURES = { card, 'card-transaction': cardTransaction, shipment };

type Pictured = keyof typeof PICTURES;

/** The picture of a lifecycle, with the present state and the steps that lead on from it lit. */
export function LifecyclePicture({ machine, state }: { machine: Pictured; state: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const drawn = new DOMParser().parseFromString(PICTURES[machine], 'image/svg+xml').documentElement;
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', t.value.cards.picture(state));
    light(drawn, machine, state);
    place.current.replaceChildren(drawn);
    centre(place.current, drawn.querySelector('.present'));
  }, [machine, state, language.value]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  return <div class="picture" ref={place} tabIndex={0} />;
}

/** Scrolls a picture that is wider than its place so that the present state is in sight. */
function centre(place: Element, present: Element | null): void {
  if (present === null) return;
  const [frame, lit] = [place.getBoundingClientRect(), present.getBoundingClientRect()];
  place.scrollLeft += lit.left + lit.width / 2 - (frame.left + frame.width / 2);
}

function light(picture: Element, machine: Pictured, state: string): void {
  const ahead = new Set(statesAhead(machine, state));
  for (const group of picture.querySelectorAll('g.state, g.step')) {
    const title = group.querySelector('title');
    const [from = '', to] = (title?.textContent ?? '').split('->');
    title?.remove();
    if (to === undefined && from === state) group.classList.add('present');
    if (to !== undefined && from === state && ahead.has(to)) group.classList.add('ahead');
  }
}

interface StepsProps {
  contract: Contract;
  machine: Pictured;
  state: string;
  id: string;
  /** Fields to send along, where an operation takes them. */
  along?: Readonly<Record<string, Json>>;
  /** Called when a step was tried. */
  changed: () => void;
}

/** The steps that lead on, as buttons: what needs nothing more is done at once, the rest opens its form. */
export function NextSteps({ contract, machine, state, id, along = {}, changed }: StepsProps) {
  const [answer, setAnswer] = useState<Answered | null>(null);
  const steps = nextSteps(contract, machine, state, id);
  const take = async ({ operation, beginning }: NextStep) => {
    const draft = draftOf(operation, {
      ...beginning,
      ...(beginning.body === undefined ? {} : { body: { ...(beginning.body as object), ...along } }),
    });
    const came = await answerTo(
      requestOf(draft, { baseUrl: location.origin, token: session.value?.token ?? '', newKey }),
    );
    setAnswer(came.status !== null && came.status < 400 ? null : came);
    changed();
  };
  if (steps.length === 0) return <p class="soft">{t.value.cards.noNext}</p>;
  return (
    <>
      <ul class="tools">
        {steps.map((step) => (
          <li key={`${step.operation.operationId} ${step.to}`}>
            {step.isWhole ? (
              <Action title={step.trigger} action={() => take(step)}>
                {step.name}
              </Action>
            ) : (
              <a
                class="button"
                title={step.trigger}
                href={link('call', step.operation.operationId, { with: JSON.stringify(formFor(step)) })}
              >
                {`${step.name}${steps.some((other) => other !== step && other.name === step.name) ? ` (${step.operation.operationId})` : ''}…`}
              </a>
            )}
          </li>
        ))}
      </ul>
      {answer !== null && <Answer answer={answer} />}
    </>
  );
}

/** A form begins with the contract's example and what the step says of itself. */
function formFor({ operation, beginning }: NextStep): NextStep['beginning'] {
  const example = draftOf(operation).body;
  if (beginning.body === undefined || typeof example !== 'object') return beginning;
  return { ...beginning, body: { ...(example as object), ...(beginning.body as object) } };
}
