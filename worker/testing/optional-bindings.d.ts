/** Bindings that `test/worker-project.ts` adds, under both names of the type. */
interface __BaseEnv_Env {
  COUNTS_OF_TESTS: AnalyticsEngineDataset;
  RUNS_OF_TESTS: Queue;
}
