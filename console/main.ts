import 'virtual:palette.css';
import '@grovemail/site/styles/base.css';
import '@grovemail/site/styles/fonts.css';
import './styles/console.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './calls/session.ts';

const place = document.querySelector('#console');
if (place) createRoot(place).render(createElement(App, { start: startSession() }));
