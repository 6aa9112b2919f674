// The worker thread in which matches are reviewed.
import "@rondel/bots/review-worker";
