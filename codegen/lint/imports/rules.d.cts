import type { IForbiddenRuleType } from 'dependency-cruiser';

declare const rules: { forbidden: (IForbiddenRuleType & { name: string; comment: string })[]; options: object };
export = rules;
