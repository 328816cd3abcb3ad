/// <reference types="vite/client" />
declare module 'virtual:uno.css';

/** Version of the build, put in by vite: `package version+time`. */
declare const __BUILD_ID__: string;
