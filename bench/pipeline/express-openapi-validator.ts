import type { AddressInfo } from 'node:net';
import express from 'express';
import * as validator from 'express-openapi-validator';
import document from '../../generated/documents/openapi.json';
import { announce } from '../lib/child';
import { user } from './workload';

/** Express with validation of requests and responses by the same document. */
const app = express();
app.use(express.json());
app.use(
  validator.middleware({
    apiSpec: document as never,
    validateRequests: true,
    validateResponses: true,
    validateSecurity: false,
    validateApiSpec: false,
  }),
);
app.post('/users/v1/', (_request, response) => {
  response.status(201).json(user);
});
const server = app.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
