import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { operations } from '../../generated/operations';
import { announce } from '../lib/child';
import { user } from './workload';

/** Koa, its router with every address of the contract, and koa-body. No checks, no log, no tokens. */
const router = new Router();
for (const rule of Object.values(operations)) {
  if (rule.document !== 'openapi') continue;
  router.register(rule.path.replace(/\{([^}]+)\}/g, ':"$1"'), [rule.method], (ctx) => {
    ctx.status = 201;
    ctx.body = user;
  });
}
const app = new Koa();
app.use(koaBody());
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
