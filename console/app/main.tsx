import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { followLinks } from './router';
import { loginAtStart } from './session';
import './style.css';

followLinks();
keepFocus();
const place = document.getElementById('app');
if (place !== null) render(<App />, place);
// At the machine itself the client that a sandbox has from the start is simply there.
void loginAtStart();
