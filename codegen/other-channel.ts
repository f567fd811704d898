/** Finds the one other channel that all messages of an operation are of; null where its own channel has any of them. */
export function otherChannel(channel: string, messages: readonly string[]): string | null {
  const others = new Set(messages.map((ref) => ref.replace(/\/messages\/[^/]*$/, '')));
  const [only] = others;
  return others.size === 1 && only !== undefined && only !== channel && only.startsWith('#/channels/') ? only : null;
}
