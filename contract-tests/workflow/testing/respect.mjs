/**
 * Runs Arazzo documents by Redocly's runner as it comes, and tells its verdict on each. It is an ES module alone, so it
 * has a process of its own: one for all documents, since the runner takes two seconds of a processor to load.
 */

import { createConfig, logger } from '@redocly/openapi-core';
import { run } from '@redocly/respect-core';

/**
 * Tokens by the names that the runner knows them by: it takes `.5` in a text from an answer for an index, and changes
 * the text.
 */
const tokens = [];

const named = (text) =>
  text.replace(/("access_token":")([^"]+)/, (_, before, token) => `${before}token-${tokens.push(token) - 1}-`);

const whole = (text) => text.replace(/token-(\d+)-/, (_, at) => tokens[at]);

/** Sends a request. A browser would go where a page leads to; the step is about the answer that leads there. */
async function ask(address, { headers, ...options }) {
  const own = { ...headers, ...(headers.authorization && { authorization: whole(headers.authorization) }) };
  const answer = await fetch(whole(address), { ...options, headers: own, redirect: 'manual' });
  const text = named(await answer.text());
  const empty = answer.status === 204 || text === '';
  const kept = [...answer.headers].filter(([name]) => name === 'content-type' || name === 'x-request-id');
  return new Response(empty ? null : text, { status: answer.status, headers: kept });
}

const silent = Object.assign(Object.create(Object.getPrototypeOf(logger)), logger, {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  output: () => undefined,
  printNewLine: () => undefined,
  printSeparator: () => undefined,
});

/** Runs one document. @returns whether it comes to its end, and where it does not */
async function verdictOn({ file, url, input }) {
  const [result] = await run({
    files: [file],
    input,
    server: [`api=${url}`, `sandbox=${url}`],
    config: await createConfig({}),
    maxSteps: 1000,
    maxFetchTimeout: 20_000,
    requestFileLoader: { getFileBody: () => Promise.reject(new Error('no step sends a file')) },
    logger: silent,
    fetch: ask,
  });
  const steps = result.executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
  const failed = steps.filter(({ checks }) => checks.some(({ passed }) => !passed));
  const problems = failed.map(({ stepId, checks }) => ({
    step: stepId,
    problems: checks
      .filter(({ passed }) => !passed)
      .map(({ name, message, condition }) => ({ name, message, condition })),
  }));
  return { passed: !result.hasProblems, problems };
}

process.on('message', async (order) => process.send(await verdictOn(order)));
