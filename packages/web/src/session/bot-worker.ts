// The worker thread in which the bots of this page think.
import "@rondel/bots/web-worker";
