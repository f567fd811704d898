export { policyOf, type RevisionPolicy } from '../../../generated/revisions';
export { type Adapter, adapterOf, unmerged } from './adapter';
