/** What both names of the type have; of `test/worker-project.ts`. */
interface __BaseEnv_Env {
  COUNTS_OF_TESTS: AnalyticsEngineDataset;
  RUNS_OF_TESTS: Queue;
}
