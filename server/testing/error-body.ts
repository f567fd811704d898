/** Expects that an answer has the one error body, with the id of its request. */
export function expectErrorBody(answer: { headers: Headers; body: unknown }): void {
  expect(answer.body).toEqual({
    error_code: expect.any(String),
    error: { message: expect.any(String), details: expect.any(Array) },
    request_id: answer.headers.get('x-request-id'),
  });
}
