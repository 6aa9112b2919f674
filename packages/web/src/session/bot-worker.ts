/** The thread in which the bots of this page think, so that nothing on the screen ever waits for them. */
import "@rondel/bots/web-worker";
