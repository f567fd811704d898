export { policyOf, type RevisionPolicy } from '../../../generated/revisions';
export { type Adapter, adapterOf, requestNamesOf, unmerged } from './adapter';
