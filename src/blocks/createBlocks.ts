import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createBlockStore, type BlockStore } from './blockStore.ts';
import { createEmbedded } from './embedded.ts';
import { createGateway } from './gateway.ts';

const FILES_TTL_SECONDS = 5;

interface Options {
  readonly config: Config;
  /** The `locales` folder, which holds the embedded content. */
  readonly localeFolder: string;
  readonly logger: Logger;
  readonly now?: (() => Date) | undefined;
}

/** Creates the block store as configured: with the gateway, or with the embedded content only. */
export function createBlocks({ config, localeFolder, logger, now }: Options): BlockStore {
  const { gatewayUrl, cdnUrl, imageOrigins: origins, gatewayTimeoutMs, gatewayTtlSeconds } = config;
  return createBlockStore({
    gateway: gatewayUrl
      ? createGateway({ url: gatewayUrl, images: { cdnUrl, origins }, timeoutMs: gatewayTimeoutMs })
      : undefined,
    embedded: createEmbedded({ localesFolder: localeFolder, images: { origins } }),
    // Checking a file costs only a `stat`, so new articles appear within seconds.
    ttlSeconds: gatewayUrl ? gatewayTtlSeconds : Math.min(gatewayTtlSeconds, FILES_TTL_SECONDS),
    logger,
    ...(now ? { now } : {}),
  });
}
