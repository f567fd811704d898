import { render } from 'preact';
import { App } from './app';
import { followLinks } from './router';
import { login, setup } from './session';
import './style.css';

followLinks();
const place = document.getElementById('app');
if (place !== null) render(<App />, place);
// At the machine itself the client that a sandbox has from the start is simply there.
if (setup.local !== undefined) {
  void login({ clientId: setup.local.client_id, clientSecret: setup.local.client_secret }, true);
}
