/** The things that problems with tags have to do with, as their ties name them. */

import type { Document } from './document';

/** A tag that operations have and that their document does not declare. */
export const missingTag = ({ name }: Document, tag: string): string => `missing tag ${tag} of ${name}`;

/** A tag that a document declares and that no operation has. */
export const unusedTag = ({ name }: Document, tag: string): string => `unused tag ${tag} of ${name}`;
