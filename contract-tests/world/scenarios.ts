import type { Scenario, ScenarioRequest } from '../scenario';
import type { BodyOf, OperationName, StatusOf } from './types';
import type { World } from './world';

/** A request of an operation that succeeds, with fresh data on every call. */
export type Valid<K extends OperationName> = (world: World) => Promise<ScenarioRequest & { body?: BodyOf<K> }>;

/**
 * The scenarios of an operation by `<status> <example>`. The statuses are checked by the compiler, the examples when
 * the matrix is planned.
 */
export type Scenarios<K extends OperationName> = { readonly [row in `${StatusOf<K>} ${string}`]: Scenario<World> };
