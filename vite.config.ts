import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

const buildId = `${pkg.version}-${Date.now().toString(36)}`;

export default defineConfig({
  plugins: [UnoCSS({ configFile: './web/uno.config.ts' }), react(), cloudflare()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    client: { build: { rollupOptions: { input: 'web/index.html' } } },
  },
});
